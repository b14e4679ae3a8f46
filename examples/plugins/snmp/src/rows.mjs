/** What is shown of a switch. */
export const switchRow = ({ host, name, about, uptime, ports }) => [
  host,
  name,
  about.slice(0, 110),
  lasting(uptime),
  String(ports.length),
];

/** What is shown of its ports; rates are those since the last look. */
export function portRows({ host, name, at, uptime, ports }, last) {
  // After a restart its counters begin anew.
  const old = last && uptime >= last.uptime ? new Map(last.ports.map((one) => [one.index, one])) : new Map();
  return ports.map((port) => {
    const rate = (key) => rateOf(port[key], old.get(port.index)?.[key], at - last?.at, port.wide);
    return [
      ...[
        name || host,
        port.name,
        states[port.state] ?? port.state,
        port.state === 'up' && port.speed ? String(port.speed) : '—',
      ],
      ...[rate('in'), rate('out'), String(port.errors), port.alias],
    ];
  });
}

const states = { up: '已连接', down: '未连接', off: '已关闭' };

/** Megabits in a second between two looks; a counter of 32 bits may have gone round once. */
function rateOf(now, then, ms, wide) {
  if (then === undefined || now === undefined || !(ms > 0)) return '—';
  const more = now - then;
  const bytes = more < 0n ? (wide ? undefined : more + 2n ** 32n) : more;
  return bytes === undefined ? '—' : String(Math.round((Number(bytes) * 8) / ms / 10) / 100);
}

function lasting(hundredths) {
  const minutes = Math.floor(hundredths / 6000);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  return days > 0 ? `${days} 天 ${hours} 小时` : `${hours} 小时 ${minutes % 60} 分`;
}
