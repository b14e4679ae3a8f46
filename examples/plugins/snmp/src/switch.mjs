import snmp from 'net-snmp';

/** SNMPv2-MIB: what a machine says of itself. */
const system = { about: '1.3.6.1.2.1.1.1.0', uptime: '1.3.6.1.2.1.1.3.0', name: '1.3.6.1.2.1.1.5.0' };
/** IF-MIB: columns of ifTable and ifXTable. */
const interfaces = {
  ...{ about: '1.3.6.1.2.1.2.2.1.2', kind: '1.3.6.1.2.1.2.2.1.3', speed: '1.3.6.1.2.1.2.2.1.5' },
  ...{ admin: '1.3.6.1.2.1.2.2.1.7', oper: '1.3.6.1.2.1.2.2.1.8' },
  ...{ in: '1.3.6.1.2.1.2.2.1.10', out: '1.3.6.1.2.1.2.2.1.16' },
  ...{ inErrors: '1.3.6.1.2.1.2.2.1.14', outErrors: '1.3.6.1.2.1.2.2.1.20' },
  ...{ name: '1.3.6.1.2.1.31.1.1.1.1', wideIn: '1.3.6.1.2.1.31.1.1.1.6', wideOut: '1.3.6.1.2.1.31.1.1.1.10' },
  ...{ high: '1.3.6.1.2.1.31.1.1.1.15', alias: '1.3.6.1.2.1.31.1.1.1.18' },
};
/** LLDP-MIB (IEEE 802.1AB): its own ports, and who stands behind them. */
const lldp = {
  ...{ port: '1.0.8802.1.1.2.1.3.7.1.3', remotePort: '1.0.8802.1.1.2.1.4.1.1.7' },
  ...{ remoteAbout: '1.0.8802.1.1.2.1.4.1.1.8', remoteName: '1.0.8802.1.1.2.1.4.1.1.9' },
  remoteSystem: '1.0.8802.1.1.2.1.4.1.1.10',
};
/** ifType of what is no socket: loopback, tunnels, virtual ones of a switch. */
const inner = [24, 53, 131, 135, 136];

/** Reads a switch: itself, its ports with counters, its neighbours. Rejects when it does not answer. */
export async function readSwitch(host, { community, port, timeout = 3000 }) {
  const session = snmp.createSession(host, community, { port, timeout, retries: 1, version: snmp.Version2c });
  try {
    const own = await get(session, Object.values(system));
    const columns = {};
    for (const [key, oid] of Object.entries(interfaces)) columns[key] = await walk(session, oid);
    return {
      ...{ host, at: Date.now(), about: textOf(own[0]), uptime: Number(own[1] ?? 0), name: textOf(own[2]) },
      ports: portsOf(columns),
      neighbours: await neighboursOf(session, columns.name),
    };
  } finally {
    session.close();
  }
}

function portsOf(columns) {
  return [...columns.about.keys()]
    .filter((index) => !inner.includes(Number(columns.kind.get(index))))
    .map((index) => {
      const wide = columns.wideIn.has(index);
      const number = (key) => Number(columns[key].get(index) ?? 0);
      return {
        ...{ index, name: textOf(columns.name.get(index)) || textOf(columns.about.get(index)) },
        state: number('admin') === 2 ? 'off' : number('oper') === 1 ? 'up' : 'down',
        speed: number('high') || Math.round(number('speed') / 1e6),
        ...{ wide, in: countOf(columns[wide ? 'wideIn' : 'in'].get(index)) },
        out: countOf(columns[wide ? 'wideOut' : 'out'].get(index)),
        ...{ errors: number('inErrors') + number('outErrors'), alias: textOf(columns.alias.get(index)) },
      };
    });
}

/** Rows are named `time.local port.number`: the local port's number is its own or that of the interface. */
async function neighboursOf(session, names) {
  const read = {};
  // Switches without LLDP have no such tables.
  for (const [key, oid] of Object.entries(lldp)) read[key] = await walk(session, oid).catch(() => new Map());
  return [...read.remotePort.keys()].map((row) => {
    const local = row.split('.')[1];
    return {
      port: textOf(names.get(local)) || readable(read.port.get(local)) || local,
      name: readable(read.remoteName.get(row)) || '—',
      remote: readable(read.remotePort.get(row)) || readable(read.remoteAbout.get(row)),
      about: readable(read.remoteSystem.get(row)).slice(0, 110),
    };
  });
}

const get = (session, oids) =>
  new Promise((done, fail) =>
    session.get(oids, (error, found) => {
      if (error) return fail(new Error(/timed out/i.test(error.message) ? '没有回应' : error.message));
      done(found.map((one) => (snmp.isVarbindError(one) ? undefined : one.value)));
    }),
  );

/** A column of a table by the rest of the name of each row. */
function walk(session, oid) {
  const found = new Map();
  return new Promise((done, fail) =>
    session.subtree(
      oid,
      20,
      (rows) => {
        for (const one of rows) if (!snmp.isVarbindError(one)) found.set(one.oid.slice(oid.length + 1), one.value);
      },
      (error) => (error ? fail(new Error(/timed out/i.test(error.message) ? '没有回应' : error.message)) : done(found)),
    ),
  );
}

const textOf = (value) => (value === undefined || value === null ? '' : String(value).replace(/\0/g, '').trim());

/** A name, or the address that stands in for one as six bytes. */
function readable(value) {
  if (!Buffer.isBuffer(value)) return textOf(value);
  const isText = value.every((byte) => byte >= 32 && byte !== 127) && !value.toString('utf8').includes('\uFFFD');
  return isText ? textOf(value) : [...value].map((byte) => byte.toString(16).padStart(2, '0')).join(':');
}

/** Counters of 64 bits come as bytes. */
function countOf(value) {
  if (value === undefined) return undefined;
  return Buffer.isBuffer(value) ? BigInt(`0x${value.toString('hex') || '0'}`) : BigInt(value);
}
