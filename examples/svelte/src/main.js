import { mount } from 'svelte';
import 'netpane/elements/alarm-list';
import 'netpane/elements/alarm-summary';
import 'netpane/elements/device-counts';
import 'netpane/elements/device-list';
import 'netpane/elements/user-counts';
import 'netpane/elements/week-traffic';
import 'netpane/elements/wireless-summary';
import './app.css';
import './connection';
import App from './App.svelte';

mount(App, { target: document.querySelector('#app') });
