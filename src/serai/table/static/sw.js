// Notices of tables, shown while no page of Serai is open.  This worker keeps no pages and answers no requests.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()));

self.addEventListener('push', event => {
  const notice = event.data?.json() ?? {};
  event.waitUntil(self.registration.showNotification(notice.title ?? 'Serai', {
    body: notice.text, tag: notice.topic, lang: notice.language, dir: notice.direction,
    icon: '/static/favicon.svg', data: { link: notice.link },
  }));
});

self.addEventListener('notificationclick', event => {
  event.notification.close();
  const link = new URL(event.notification.data.link, self.location.origin);
  if (link.origin !== self.location.origin) return;
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(pages => {
    const open = pages.find(page => new URL(page.url).pathname === link.pathname);
    return open ? open.focus() : self.clients.openWindow(link.href);
  }));
});
