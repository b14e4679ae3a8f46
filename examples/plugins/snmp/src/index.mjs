import { every, log, report, settings } from './netpane.mjs';
import { readSwitch } from './switch.mjs';
import { portRows, switchRow } from './rows.mjs';

/** Switches that are asked, rows of a table that are told. */
const most = { hosts: 8, rows: 200 };

const hosts = settings.hosts
  .split(/[\s,，、]+/)
  .filter(Boolean)
  .slice(0, most.hosts);
/** Counters of the last look, by switch. */
const before = new Map();

if (hosts.length === 0) {
  report({ answering: '还没有设置交换机地址' });
  log('还没有设置交换机地址');
}

await every(settings.seconds / 60, async () => {
  const found = await Promise.all(hosts.map(look));
  const there = found.filter(Boolean);
  const ports = there.flatMap(({ ports: rows }) => rows);
  if (hosts.length > 0)
    report({
      answering: `${there.length} / ${hosts.length}`,
      up: there.reduce((sum, { up }) => sum + up, 0),
      switches: there.map(({ row }) => row),
      ports: ports.slice(0, most.rows),
      neighbours: there.flatMap(({ neighbours }) => neighbours).slice(0, most.rows),
    });
});

/** One look at a switch; undefined when it does not answer. */
async function look(host) {
  try {
    const seen = await readSwitch(host, settings);
    const ports = portRows(seen, before.get(host));
    before.set(host, seen);
    return {
      ...{ row: switchRow(seen), ports },
      up: seen.ports.filter(({ state }) => state === 'up').length,
      neighbours: seen.neighbours.map((one) => [seen.name || host, one.port, one.name, one.remote, one.about]),
    };
  } catch (error) {
    log(`${host}：${error.message}`);
    return undefined;
  }
}
