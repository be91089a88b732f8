/** Opens the door. */
import { mount } from 'svelte';

import './base.css';
import App from './shell/app.svelte';
import { watchForMissingFiles } from './shell/build';
import { router } from './shell/router.svelte';
import { showLoadFailure } from './shell/load-failure';
import { look } from './shell/theme.svelte';
import { uncaught } from './shell/uncaught.svelte';
import { speech } from './speech/speech.svelte';

watchForMissingFiles();
look.start();
router.start();
uncaught.watch();
const room = document.getElementById('room');
if (room) {
  try {
    await speech.start();
    mount(App, { target: room });
  } catch (error) {
    uncaught.note(error);
    showLoadFailure(room, navigator.languages);
  }
}
