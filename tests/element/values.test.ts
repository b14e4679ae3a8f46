import { describe, expect, it } from 'vitest';
import { choice, contract, data, event, flag, number, text } from '../../src/element/contract';
import { eventName, handlerName, kebab, pascal } from '../../src/element/names';
import { attributesOf, defaultOf, fromProperty } from '../../src/element/values';

const level = choice('level', ['FATAL', 'MIDDLE'], 'MIDDLE');

describe('names', () => {
  it('go from the contract to React, attributes and events', () => {
    expect(kebab('alarmOpen')).toBe('alarm-open');
    expect(pascal('alarm-list')).toBe('AlarmList');
    expect(handlerName('alarmOpen')).toBe('onAlarmOpen');
    expect(eventName('alarmOpen')).toBe('np-alarm-open');
  });

  it('give every prop but data an attribute', () => {
    const spec = contract({
      tag: 'np-x',
      name: 'X',
      family: 'tests',
      summary: '',
      status: 'beta',
      scopes: [],
      props: { maxRows: number('n'), rows: data<string[]>('d', 'string[]') },
      events: { open: event<string>('e', 'string') },
      parts: {},
    });
    expect([...attributesOf(spec)]).toEqual([['max-rows', 'maxRows']]);
  });
});

describe('attribute values', () => {
  it.each([
    [flag('f'), '', true],
    [flag('f'), 'false', true],
    [flag('f'), null, undefined],
    [text('t', 'a'), '', ''],
    [text('t', 'a'), null, undefined],
    [number('n'), '12', 12],
    [number('n'), ' ', undefined],
    [number('n'), 'many', undefined],
    [level, 'FATAL', 'FATAL'],
    [level, 'fatal', undefined],
  ] as const)('%j reads %j as %j', (prop, value, meaning) => {
    expect(fromProperty(prop, value)).toBe(meaning);
  });
});

describe('property values', () => {
  const rows = [1];
  it.each([
    [flag('f'), true, true],
    [flag('f'), 0, false],
    [flag('f'), '', true],
    [text('t'), 5, '5'],
    [number('n'), '5', 5],
    [number('n'), 0, 0],
    [data('d', 'number[]'), rows, rows],
    [data('d', 'number[]'), null, undefined],
  ] as const)('%j takes %j as %j', (prop, value, meaning) => {
    expect(fromProperty(prop, value)).toBe(meaning);
  });

  it('fall back to the default of the contract', () => {
    expect(defaultOf(level)).toBe('MIDDLE');
    expect(defaultOf(flag('f'))).toBe(false);
    expect(defaultOf(number('n', 8))).toBe(8);
  });
});
