import { describe, expect, it } from 'vitest';
import * as contract from '../../src/api/contract';
import { endpointsOf } from '../../src/api/endpoints-of';

const endpoints = endpointsOf(contract).map(([, , e]) => e);
const lines = endpoints.map(({ method, path }) => `${method} ${path}`);

/** Calls of the specification, section 7. */
const given = [
  'GET /api/v3/logout',
  'POST /api/v3/login',
  'POST /api/v3/sms_code/login',
  'POST /api/v3/register_for_sms_code',
  'POST /api/v3/mobile_login/get_sms_code',
  'POST /api/v3/captcha/generate',
  'POST /api/v3/captcha/account_generate',
  'GET /api/v3/get_qrcode_id',
  'POST /api/v3/check_qrcode_id',
  'POST /api/v3/profile/mobile',
  'POST /api/v3/profile/qq',
  'GET /api/v3/sms_code_for_mobile/{mobile}',
  'POST /api/v3/message/read',
  'POST /api/v3/event_tracking',
  'GET /api/v3/sales/user_qrcode',
  'GET /api/v3/tunnel_by_internal_cloud/active',
  'GET /api/v3/star/active_list',
  'POST /api/v3/ipv6/active',
  'POST /api/v3/customer_service',
  'POST /api/v3/user_stat/user_model',
  'POST /api/v3/user_stat/flow_model',
  'POST /api/v3/user_stat/client_num',
  'POST /api/v3/user_stat/complex',
  'POST /api/v3/user_stat/ap_complex',
  'POST /api/v3/user_stat/click_home_ad',
  'GET /api/v3/real_name_auth/notice',
  'POST /api/v3/real_name_auth/close_popup',
  'GET /api/v3/user',
  'POST /api/v3/ad/close_ad',
  'POST /api/v3/operational_activities/{id}/popup',
  'POST /api/v3/open/get_active_details',
  'GET /api/v3/open/hidden_star_dialog',
  'GET /api/v3/personalization/show',
  'POST /api/v3/personalization/update',
  'GET /api/v3/operational_activities',
];

describe('the contract', () => {
  it('holds every call of the specification, marked as given', () => {
    const marked = endpoints.filter(({ origin }) => origin === 'given').map(({ method, path }) => `${method} ${path}`);
    expect(marked.sort()).toEqual([...given].sort());
  });

  it('names no call twice', () => {
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });

  it('has one name for what is searched in our own lists', () => {
    const others = endpoints.filter(({ origin, input }) => {
      const fields = Object.keys((input as { entries?: object } | undefined)?.entries ?? {});
      const isList = fields.includes('page') && fields.includes('per_page');
      return (
        origin === 'ours' && isList && fields.some((field) => /^(keywords?|search|query|text|word|name)$/.test(field))
      );
    });
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it.each(endpoints.map((e) => [`${e.method} ${e.path}`, e] as const))('%s is whole', (_, e) => {
    expect(e.path).toMatch(/^\/api\/v3\/[a-z0-9_{}/]+$/);
    expect(e.summary).toMatch(/\S\.$/);
    const fields = Object.keys((e.input as { entries?: object } | undefined)?.entries ?? {});
    for (const [, field] of e.path.matchAll(/\{(\w+)\}/g)) expect(fields).toContain(field);
  });
});
