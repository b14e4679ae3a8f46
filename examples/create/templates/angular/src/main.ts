import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'netpane/elements/alarm-list';
import 'netpane/elements/device-list';
import './netpane';

@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>{{ title }}</h1>
    <np-alarm-list [limit]="6"></np-alarm-list>
    <np-device-list (np-device-open)="open($event)"></np-device-list>
  `,
})
class Page {
  open(event: Event) {
    // This page opens the device, not the console.
    event.preventDefault();
    console.log((event as CustomEvent).detail);
  }
}

void bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
