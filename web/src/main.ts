/** The first thing that runs: what the address brings along, who is here, where are we, which keys. */
import { mount } from 'svelte';
import App from './App.svelte';
import { errand } from './spine/errand.svelte';
import { keys } from './spine/keys.svelte';
import { router } from './spine/router.svelte';
import { session } from './spine/session.svelte';
import './style/base.css';

errand.begin();
router.begin();
keys.begin();
void session.begin();
mount(App, { target: document.getElementById('pit')! });
