/** This browser's subscription to notifications. Asks for permission only when someone wants one. */

export interface Subscribed {
  address: string;
  p256dh: string;
  auth: string;
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Subscribe with the key of the house; null when the person or the browser says no. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  if (before) await before.unsubscribe();
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth']) return null;
  return { address: endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}

/** The bytes behind base64 as it is used in addresses. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const padded = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
}
