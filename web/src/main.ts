/** Opens the door. */
import { mount } from 'svelte';

import './styles/base.css';
import App from './app/app.svelte';
import { house } from './app/api';
import { watchForMissingFiles } from './app/build';
import { router } from './app/router.svelte';
import { showLoadFailure } from './app/load-failure';
import { look } from './app/theme.svelte';
import { uncaught } from './app/uncaught.svelte';
import { askForTextsWith } from './i18n/game-catalogues';
import { i18n } from './i18n/i18n.svelte';

watchForMissingFiles();
look.start();
router.start();
uncaught.watch();
askForTextsWith(async (game, language) => (await house.texts(game, language)).source);
const room = document.getElementById('room');
if (room) {
  try {
    await i18n.start();
    mount(App, { target: room });
  } catch (error) {
    uncaught.note(error);
    showLoadFailure(room, navigator.languages);
  }
}
