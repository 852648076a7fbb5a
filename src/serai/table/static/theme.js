// Before anything is drawn: the theme that the reader has chosen, if any.
try { const theme = new URLSearchParams(location.search).get('theme') || localStorage.getItem('serai-theme'); if (theme) document.documentElement.dataset.theme = theme; } catch {}
