/** Does something now and then again, as long as someone looks at the page. */

export function often(ms: number, look: () => void): () => void {
  look();
  const timer = setInterval(() => {
    if (!document.hidden) look();
  }, ms);
  const seen = () => {
    if (!document.hidden) look();
  };
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
