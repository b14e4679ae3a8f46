import { mount } from 'svelte';
import 'netpane/elements/alarm-list';
import 'netpane/elements/device-list';
import './netpane';
import './site.css';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });
