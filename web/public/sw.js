/* Shows notifications while no page of the house is open, and leads to the table when one is touched. */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    // Not ours: something is still shown, because the browser demands it.
  }
  event.waitUntil(
    self.registration.showNotification(told.title || 'Tambo', {
      body: told.body || '',
      tag: told.tag || 'tambo',
      icon: '/chakana.svg',
      badge: '/chakana.svg',
      data: { path: told.path || '/' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
      return there ? there.focus() : self.clients.openWindow(url.href);
    }),
  );
});
