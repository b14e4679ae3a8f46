import { createApp } from 'vue';
import 'netpane/elements/alarm-list';
import 'netpane/elements/device-counts';
import 'netpane/elements/device-list';
import './app.css';
import './connection';
import App from './App.vue';

createApp(App).mount('#app');
