/**
 * The page of last resort: the words of the house could not be loaded, so it brings its own, in
 * every language, and says how to try again. Needs nothing but this file.
 */

const WORDS = {
  en: {
    title: 'Tambo cannot open just now',
    about: 'A part of the page did not load. Nothing is lost.',
    again: 'Reload',
  },
  fr: {
    title: 'Tambo ne peut pas s’ouvrir',
    about: 'Une partie de la page n’a pas été chargée. Rien n’est perdu.',
    again: 'Recharger',
  },
} as const;

export function showLoadFailure(room: HTMLElement, languages: readonly string[]): void {
  const isFrench = languages[0]?.toLowerCase().startsWith('fr') === true;
  const order = isFrench ? (['fr', 'en'] as const) : (['en', 'fr'] as const);
  const main = document.createElement('main');
  main.className = 'shut';
  main.setAttribute('role', 'alert');
  for (const language of order) {
    const { title, about, again } = WORDS[language];
    const part = document.createElement('section');
    part.lang = language;
    const heading = document.createElement(language === order[0] ? 'h1' : 'h2');
    heading.textContent = title;
    const words = document.createElement('p');
    words.textContent = about;
    const button = document.createElement('button');
    button.className = language === order[0] ? 'button strong' : 'button';
    button.textContent = again;
    button.addEventListener('click', () => location.reload());
    part.append(heading, words, button);
    main.append(part);
  }
  document.documentElement.lang = order[0];
  room.replaceChildren(main);
}
