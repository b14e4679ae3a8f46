import { mount } from 'svelte';
import 'netpane/elements/alarm-list';
import 'netpane/elements/device-counts';
import 'netpane/elements/device-list';
import './app.css';
import './connection';
import App from './App.svelte';

mount(App, { target: document.querySelector('#app') });
