import { createApp } from 'vue';
import 'netpane/elements/alarm-list';
import 'netpane/elements/device-list';
import './netpane';
import './site.css';
import App from './App.vue';

createApp(App).mount('#app');
