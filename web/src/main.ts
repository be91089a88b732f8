/** Opens the door. */
import { mount } from 'svelte';

import './base.css';
import App from './shell/app.svelte';
import { watchForMissingFiles } from './shell/build';
import { router } from './shell/router.svelte';
import { look } from './shell/theme.svelte';
import { speech } from './speech/speech.svelte';

watchForMissingFiles();
look.start();
router.start();
const room = document.getElementById('room');
if (room) {
  await speech.start();
  mount(App, { target: room });
}
