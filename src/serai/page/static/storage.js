// The database's file, kept in IndexedDB page by page: only what has changed is written, all of it or nothing.
const PAGE = 4096, STORE = 'pages', SIZE = 'size';

const done = request => new Promise((resolve, reject) => { request.onsuccess = () => resolve(request.result); request.onerror = () => reject(request.error); });

function opened(name) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

/** The file as it was kept; empty where there is none. */
async function read(base) {
  const pages = base.transaction(STORE).objectStore(STORE);
  const [numbers, contents] = await Promise.all([done(pages.getAllKeys(IDBKeyRange.lowerBound(0))), done(pages.getAll(IDBKeyRange.lowerBound(0)))]);
  const size = contents[numbers.indexOf(SIZE)] ?? 0, file = new Uint8Array(size);
  numbers.forEach((number, i) => { if (number !== SIZE && number * PAGE < size) file.set(contents[i], number * PAGE); });
  return file;
}

/** Lays the kept file into the file system at `path`.  The answer is a function that keeps it as it is now; `trouble` is called
    where the browser's storage is full or forbidden: then the file lives as long as the page. */
export async function kept(FS, path, name, trouble) {
  let base = null, file = new Uint8Array(0);
  try {
    base = await opened(name);
    file = await read(base);
  } catch { trouble('page-forbidden'); }
  FS.writeFile(path, file);
  const { node } = FS.lookupPath(path);
  const { write } = node.stream_ops;
  const changed = new Set();
  node.stream_ops = {
    ...node.stream_ops,
    write(stream, buffer, offset, length, position, own) {
      const first = position ?? stream.position;
      for (let page = Math.floor(first / PAGE); page * PAGE < first + length; page++) changed.add(page);
      return write(stream, buffer, offset, length, position, own);
    },
  };
  let last = Promise.resolve(), well = true;

  async function keep(pages, size) {
    const transaction = base.transaction(STORE, 'readwrite', { durability: 'relaxed' });  // a killed tab loses nothing; nobody waits for the disk
    const store = transaction.objectStore(STORE);
    for (const [page, contents] of pages) store.put(contents, page);
    store.put(size, SIZE);
    await new Promise((resolve, reject) => { transaction.oncomplete = resolve; transaction.onabort = () => reject(transaction.error); });
  }

  return () => {
    if (!base || !changed.size) return last;
    const size = node.usedBytes;
    const pages = [...changed].map(page => [page, node.contents.slice(page * PAGE, Math.min((page + 1) * PAGE, size))]);
    changed.clear();
    last = last.then(() => keep(pages, size)).then(() => { well = true; }, () => {
      for (const [page] of pages) changed.add(page);
      if (well) trouble('page-full');
      well = false;
    });
    return last;
  };
}
