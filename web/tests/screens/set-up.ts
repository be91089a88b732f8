/** What little of a browser is asked for where boards are drawn without one. */
Object.assign(globalThis, {
  navigator: { languages: ['en'] },
  document: { documentElement: {} },
  matchMedia: () => ({ matches: false }),
});
