"""vary.py BASE OUT edits... : a site with other figures"""
import sys, os, re, subprocess
base, out, *edits = sys.argv[1:]
subprocess.run(["rm","-rf",out]); subprocess.run(["cp","-rl",base,out],check=True)
f=out+"/serai/games/western_legends/data.toml"
t=open(f).read(); os.unlink(f)
def block(table, ident, old, new):
    global t
    i=t.index(f'[[{table}]]\nid = "{ident}"') if f'[[{table}]]\nid = "{ident}"' in t else t.index(f'id = "{ident}"\nlp' if table=="item_upgrades" else f'id = "{ident}"')
    j=t.find("\n[[",i+5); b=t[i:j]
    assert old in b,(ident,old,b)
    t=t[:i]+b.replace(old,new,1)+t[j:]
def P():
    block("poker_effects","saddle_up",'type = "raise_own_card", ','type = "raise_own_card", players_only = true, ')
    block("poker_effects","stick_em_up",'type = "reduce_opposing_card", ','type = "reduce_opposing_card", players_only = true, ')
    block("poker_effects","shootout",'type = "reduce_opposing_card", ','type = "reduce_opposing_card", players_only = true, ')
def PI():
    block("item_upgrades","peacemaker",'timing','players_only = true\ntiming')
    block("item_upgrades","repeater",'raises = 2','raises = 2\nplayers_only = true')
def M(n=2):
    block("poker_effects","manhunt",'{ type = "gain_lp", n = 1 }, { type = "move_sheriff", max = 6 }','{ type = "gain_lp_if_arrested", n = %d }'%n if False else '{ type = "gain_lp", n = 1 }, { type = "move_sheriff", max = 6 }, { type = "gain_lp_if_arrested", n = %d }'%n)
def MA(n=2):
    block("poker_effects","manhunt",'{ type = "gain_lp", n = 1 }, { type = "move_sheriff", max = 6 }','{ type = "move_sheriff", max = 6 }, { type = "gain_lp_if_arrested", n = %d }'%n)
def G(n=3):
    block("item_upgrades","peacemaker",'amount = 1','amount = 1\narrest_amount = %d'%n)
def REV():  # marshals start with a revolver
    for c in ("bass_reeves","wyatt_earp"):
        block("characters",c,'start_items = []','start_items = ["revolver"]')
def MP2():
    for c in ("bass_reeves","wyatt_earp"):
        block("characters",c,'start_mp = 1','start_mp = 2')
def REP1():
    block("item_upgrades","repeater",'raises = 2','raises = 1')
def LL2():  # living legend: 2 MP or 1 WP
    block("poker_effects","living_legend",'options = ["mp_1", "wp_1"]','options = ["mp_2", "wp_1"]')
def B(n=2):
    block("item_upgrades","peacemaker",'bounty = 1','bounty = %d'%n)
def ST(trade=1, other=1, ride=1, swap=1):
    global t
    k=0
    parts=t.split("[[story_cards]]")
    for i in range(1,len(parts)):
        b=parts[i]
        cond=re.search(r'condition = "(\w+)"',b).group(1)
        add = trade if cond in ("prospect","deposit","revel","bandit","poker","cattle") else other
        b=re.sub(r"reward_lp = (\d)",lambda m:f"reward_lp = {int(m.group(1))+add}",b,count=1)
        if ride:
            b=re.sub(r"sheriff_move_max = (\d)",lambda m:f"sheriff_move_max = {min(6,max(4,int(m.group(1))+1))}",b,count=1)
        if swap and '"wp_1"' in b and '"mp_1"' not in b:
            k+=1
            if k%2: b=b.replace('"wp_1"','"mp_1"')
        parts[i]=b
    t="[[story_cards]]".join(parts)
def CA(n=1):
    global t
    parts=t.split("[[cattle_tokens]]")
    for i in range(1,len(parts)):
        parts[i]=re.sub(r"\nlp = (\d)",lambda m:f"\nlp = {int(m.group(1))+n}",parts[i],count=1)
    t="[[cattle_tokens]]".join(parts)
def B0():
    block("item_upgrades","peacemaker",'bounty = 1\n','')
def REVW():
    block("characters","wyatt_earp",'start_items = []','start_items = ["revolver"]')
def CH():
    def c(who, **k):
        for name, v in k.items():
            i=t.index(f'id = "{who}"\nstart_location') if False else None
            global_set(who,name,v)
    c("billy_the_kid", start_poker_cards=3, start_items='["whiskey"]')
    c("doc_holliday", start_poker_cards=4, start_money=20)
    c("jesse_james", start_poker_cards=4, start_money=20)
    c("kit_carson", start_poker_cards=4, start_money=0)
def global_set(who,name,v):
    global t
    i=t.index(f'[[characters]]\nid = "{who}"'); j=t.find("\n[[",i+5); b=t[i:j]
    b2=re.sub(rf"\n{name} = .*", f"\n{name} = {v}", b, count=1); assert b2!=b or str(v) in b,(who,name)
    t=t[:i]+b2+t[j:]
def HB():
    block("characters","wild_bill_hickok",'ability_trigger = "duel_won"','ability_trigger = "rob_won"')
def P5():
    block("poker_effects","stick_em_up",'type = "reduce_opposing_card", ','type = "reduce_opposing_card", players_only = true, ')
    block("poker_effects","shootout",'type = "reduce_opposing_card", ','type = "reduce_opposing_card", players_only = true, ')
    block("item_upgrades","peacemaker",'bounty = 1\n','')
    block("item_upgrades","peacemaker",'; after an arrest that the owner wins: gain 1 LP','')
def CH5():
    global_set("billy_the_kid","start_poker_cards",3); global_set("billy_the_kid","start_items",'["whiskey"]')
    global_set("doc_holliday","start_poker_cards",3); global_set("doc_holliday","start_money",20)
    global_set("jesse_james","start_poker_cards",4); global_set("jesse_james","start_money",20)
    global_set("kit_carson","start_poker_cards",4); global_set("kit_carson","start_money",0)
    global_set("yb_rowdy","start_money",20)
    global_set("wyatt_earp","start_poker_cards",2); global_set("wyatt_earp","start_money",20)
    global_set("wild_bill_hickok","ability_effect",'"draw_1"')
    global_set("wild_bill_hickok","ability",'"after he wins a duel that he started: draw 1 poker card"')
def CH6():
    CH5()
    global_set("wild_bill_hickok","ability_effect",'"draw_2"'); global_set("wild_bill_hickok","start_poker_cards",3)
    global_set("wild_bill_hickok","ability",'"after he wins a duel that he started: draw 2 poker cards"')
    global_set("calamity_jane","start_money",0); global_set("bloody_knife","start_money",20); global_set("yb_rowdy","start_money",30)
    global_set("kit_carson","start_poker_cards",3)
def CH7():
    CH6()
    global_set("bloody_knife","start_money",30); global_set("kit_carson","start_poker_cards",4); global_set("bass_reeves","start_money",0)
def TXT(a,b):
    global t
    assert a in t; t=t.replace(a,b)
for e in edits:
    name,_,arg=e.partition("=")
    globals()[name](*([int(arg)] if arg else []))
open(f,"w").write(t)
