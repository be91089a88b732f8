/** The page that components are mounted on: our type and colours, English, nothing that moves. */
import { i18n } from '../../src/i18n/i18n.svelte';
import '../../src/styles/base.css';

declare module 'vitest' {
  interface ProvidedContext {
    /** Pictures are taken again. */
    isPainting: boolean;
  }
}

document.documentElement.dataset['theme'] = 'light';
await i18n.start();
await document.fonts.ready;

const style = document.createElement('style');
style.textContent = `
  body { margin: 0; }
  .mounted { display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); box-sizing: border-box;
    width: 100vw; height: 100vh; }
`;
document.head.append(style);
