import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { Extension } from 'netpane';
import 'netpane/elements/alarm-list';
import 'netpane/elements/device-counts';
import 'netpane/elements/device-list';
import 'netpane/elements/week-traffic';
import './connection';

@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <div class="bar">
      <h1>Angular 20</h1>
      <label>
        设备
        <select [value]="kind()" (change)="choose($event)">
          @for (one of kinds; track one.value) {
            <option [value]="one.value">{{ one.label }}</option>
          }
        </select>
      </label>
      <output>{{ said() }}</output>
    </div>
    <div class="widgets">
      <np-device-counts />
      <np-device-list [kind]="kind()" [extend]="extension" (np-device-open)="open($event)" />
      <np-alarm-list [limit]="4" />
      <np-week-traffic />
    </div>
  `,
})
class Page {
  readonly kinds = [
    { value: 'gateway', label: '网关' },
    { value: 'ap', label: 'AP' },
    { value: 'switch', label: '交换机' },
  ];
  readonly kind = signal('gateway');
  readonly said = signal('');
  /** A column of this page's own. */
  readonly extension: Extension<{ id: string }> = {
    columns: [{ key: 'room', title: '机房', text: ({ id }) => `机房 ${id.slice(-2)}` }],
  };

  choose(event: Event) {
    this.kind.set((event.target as HTMLSelectElement).value);
  }

  open(event: Event) {
    event.preventDefault();
    const { remark, id } = (event as CustomEvent<{ remark: string; id: string }>).detail;
    this.said.set(`打开 ${remark || id}`);
  }
}

void bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
