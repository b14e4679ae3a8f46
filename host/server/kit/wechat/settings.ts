import { readFileSync } from 'node:fs';
import { object, texts } from '../settings-file';

/** An official account (服务号) with a template that its operator was given. */
export interface WeChatSettings {
  /** AppID. */
  app: string;
  secret: string;
  /** Id of the template. */
  template: string;
  /** What stands in the fields of the template: words with gaps `{text}` and `{time}`. */
  fields: Record<string, string>;
  /** Where a reader of the message gets to. */
  url?: string;
}

const needed = ['app', 'secret', 'template', 'fields'];

/** Reads the JSON file of an official account. Throws with a sentence about what is wrong, and never with what stands in it. */
export function readWeChatSettings(file: string): WeChatSettings {
  const said = object(JSON.parse(readFileSync(file, 'utf8')), 'app');
  const unknown = Object.keys(said).filter((name) => ![...needed, 'url'].includes(name));
  if (unknown.length > 0) throw new Error(`没有这样的设置：${unknown.join('、')}`);
  const missing = needed.filter((name) => !said[name]);
  if (missing.length > 0) throw new Error(`缺少 ${missing.join('、')}`);
  const fields = texts(said.fields, 'fields');
  if (!Object.values(fields).join('').includes('{text}')) throw new Error('fields 中应有 {text}');
  const { app, secret, template, url } = texts({ ...said, fields: '' }, 'wechat');
  return { app: app!, secret: secret!, template: template!, fields, ...(url && { url }) };
}
