import { domain, maxLength, noQuotes } from '../../../rules';
import { doubles } from '../doubles';
import { section } from '../types';
import { choice, enabledField, noteField } from './shared';

/** Names that follow the address of a line. */
export const ddns = section({
  key: 'ddns',
  label: '动态域名',
  kind: 'gateway',
  noun: '域名',
  optional: true,
  own: true,
  most: 16,
  nameOf: (row) => String(row.host_name),
  fields: [
    enabledField,
    choice('provider', '服务商', { aliyun: '阿里云', dnspod: 'DNSPod', cloudflare: 'Cloudflare' }, { column: 112 }),
    {
      name: 'host_name',
      label: '域名',
      kind: 'text',
      initial: '',
      required: true,
      rules: [domain],
      example: 'store.example.com',
      mono: true,
      column: 200,
    },
    {
      name: 'key_id',
      label: '密钥编号',
      kind: 'text',
      initial: '',
      required: true,
      rules: [maxLength(128), noQuotes],
      mono: true,
    },
    {
      name: 'key_secret',
      label: '密钥',
      kind: 'text',
      initial: '',
      required: true,
      rules: [maxLength(128), noQuotes],
      secret: true,
      help: '保存后不再显示',
    },
    {
      name: 'line',
      label: '线路',
      kind: 'choice',
      initial: 'auto',
      required: true,
      source: 'wan',
      options: [{ value: 'auto', label: '自动' }],
      column: 96,
    },
    noteField,
  ],
  check: (rows) => doubles(rows, 'host_name', (name) => name.toLowerCase()),
});
