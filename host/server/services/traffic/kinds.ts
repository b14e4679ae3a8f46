import { settingsRow, type ConfigDocument, type ConfigRow } from '../../../../src/domain/config';
import { gamePlans, games, linesOf, listEdition, officeApps, officeMbps } from '../../../../src/domain/service-setting';
import type { ServiceKind } from '../settings/kind';

const none = () => Promise.resolve({});
const settings = (document: ConfigDocument, section: string): Partial<ConfigRow> =>
  document[section]?.find(({ id }) => id === settingsRow) ?? {};
const rows = (document: ConfigDocument, section: string, most: number) => (document[section] ?? []).slice(0, most);

/** Classes of games by the newest list, and those of the account's own. */
export const gameKind: ServiceKind = {
  choices: none,
  edition: listEdition,
  told(_sql, _accountId, document, tier) {
    const plan = gamePlans[tier];
    const chosen = rows(document, 'game_list', plan?.games ?? 0).map(({ game }) => game);
    const { game_line: line, game_reserve: mbps } = settings(document, 'game_settings');
    return Promise.resolve({
      list: listEdition,
      devices: plan?.devices ?? 0,
      line,
      mbps,
      classes: games.filter(({ key }) => chosen.includes(key)),
      rules: plan?.rules
        ? rows(document, 'game_rules', Infinity).map(({ rule_name, rule_protocol, rule_ports }) => ({
            name: rule_name,
            protocol: rule_protocol,
            ports: rule_ports,
          }))
        : [],
    });
  },
};

/** Classes of what is used at work by the newest list, and those of the account's own. */
export const officeKind: ServiceKind = {
  choices: none,
  edition: listEdition,
  told(_sql, _accountId, document, tier) {
    const chosen = (document.office_apps ?? []).map(({ app }) => app);
    const { office_line: line, office_reserve: mbps } = settings(document, 'office_settings');
    return Promise.resolve({
      list: listEdition,
      line,
      mbps: Math.min(Number(mbps), officeMbps[tier] ?? 0),
      classes: officeApps.filter(({ key }) => chosen.includes(key)),
      rules:
        tier === 'pro'
          ? rows(document, 'office_rules', Infinity).map(({ app_name, app_domains }) => ({
              name: app_name,
              domains: String(app_domains).split('\n'),
            }))
          : [],
    });
  },
};

/** Lines that are used together. */
export const bondingKind: ServiceKind = {
  choices: none,
  edition: '1',
  told(_sql, _accountId, document, tier) {
    const { bonding_mode: mode, bonding_period: period } = settings(document, 'bonding_settings');
    return Promise.resolve({
      mode,
      period: tier === 'pro' ? period : '',
      lines: rows(document, 'bonding_lines', linesOf[tier] ?? 0).map(({ bonding_line, bonding_weight }) => ({
        line: bonding_line,
        weight: bonding_weight,
      })),
    });
  },
};

/** Lines with IPv6, and the prefix that the network keeps. */
export const multiline6Kind: ServiceKind = {
  choices: none,
  edition: '1',
  told(_sql, _accountId, document, tier) {
    const { v6_stable: stable, v6_failover: failover } = settings(document, 'v6_settings');
    return Promise.resolve({
      stable: tier === 'pro' ? stable : '',
      failover,
      lines: rows(document, 'v6_lines', linesOf[tier] ?? 0).map((row) => ({
        line: row.v6_line,
        way: row.v6_way,
        prefix: row.v6_prefix,
        translate: row.v6_translate,
      })),
    });
  },
};
