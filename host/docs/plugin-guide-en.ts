import { pluginLimits, pluginRights, type PluginCategory, type pluginRuns } from '../../src/domain/plugin';
import { code, heading, html, table, type Page } from './html';
import { samples } from './samples';

const rights: Readonly<Record<(typeof pluginRights)[number], string>> = {
  server:
    'Exchanges data with its own cloud through the gateway (`download`, `upload`); knows neither its address nor the gateway’s credentials',
  network: 'Connects to any address that the gateway reaches. Without it a plugin has no network',
  clients: '`ask("clients")`: the clients',
  interfaces: '`ask("interfaces")`: interfaces with bytes in and out',
};

const categories: Readonly<Record<PluginCategory, string>> = {
  ...{ security: 'security', auth: 'authentication', experience: 'experience', analysis: 'analysis' },
  ...{ storage: 'storage and home', iot: 'things and trades' },
};

const runs: Readonly<Record<(typeof pluginRuns)[number], string>> = {
  running: 'runs',
  stopped: 'switched off',
  failing:
    'ended or went over a limit; started again after 5, 30 and 120 seconds, then not until settings or version change',
  refused: 'the gateway does not run it: hash, signature or rights do not fit, or this machine cannot hold it',
};

const mono = (text: string) => `<code>${text}</code>`;

/** How a plugin is written, tried out, signed, published, and what a gateway does with it: in English. */
export const englishPlugins: Page = {
  path: 'plugins.html',
  title: 'Writing plugins',
  summary: 'A plugin is a signed program on a gateway: made, tried out, signed, published, and how gateways hold it.',
  body: html(
    heading('new', '1. Make one'),
    'In the root of the project (Node.js 20 is all; trying out needs Linux):',
    code(samples.pluginNew, 'sh'),
    'It has three files: `manifest.json`, `index.mjs` and `package.json`. `try` runs it here under the checks and limits of a gateway, and prints its state and log; `--set name=value` changes settings. Clients and interfaces are samples, the cloud is a stand-in on this machine.',
    heading('program', '2. The program'),
    'It speaks with the gateway in lines of JSON on standard input and output; `netpane.mjs`, which is packed along, does that:',
    code(samples.pluginProgram, 'js'),
    `\`settings\` is what was filled in in the console; a change starts the plugin again. \`report\` shows what the manifest’s \`status\` declares. Lines of \`log\` and of standard error go to the log, the last ${pluginLimits.log} stay. \`every\` does not return: what stands after it is not reached, so write functions as \`function\`.`,
    'With packages of npm, write `dependencies` and a `build` script that bundles program and packages into `.mjs` files in `dist/` (see `examples/plugins/snmp`, with esbuild).',
    heading('manifest', '3. The manifest'),
    table(
      ['Field', 'Meaning'],
      [
        [mono('id'), 'small letters, digits and -; the first publisher of it owns it'],
        [mono('version'), '<code>1.4.0</code>; never replaced once published'],
        [
          mono('category'),
          Object.entries(categories)
            .map(([key, name]) => `<code>${key}</code> ${name}`)
            .join(', '),
        ],
        [mono('rights'), 'rights and what for, see below'],
        [mono('memory'), `most memory, 16 to ${pluginLimits.memory} MB`],
        [
          mono('settings'),
          'the form: <code>text</code> <code>number</code> <code>choice</code> <code>flag</code>, with defaults and ranges',
        ],
        [
          mono('status'),
          'the panel: <code>number</code> (with a unit), <code>text</code>, <code>rows</code> (a table with named columns, 200 rows at most)',
        ],
      ],
    ),
    table(
      ['Right', 'Allows'],
      pluginRights.map((right) => [mono(right), html(rights[right])]),
    ),
    heading('sign', '4. Sign and publish'),
    'A publisher makes a pair of keys once; the private one is kept offline:',
    code(samples.pluginSign, 'sh'),
    'The operator registers the public key by `plugins trust` and publishes by `plugins publish`. A gateway runs only what publishers signed that it trusts itself: put `acme.pem` into the folder `NETPANE_PLUGIN_KEYS` of the gateway. A cloud that was taken over cannot have it run anything else.',
    `A package has at most ${pluginLimits.package / 1e6} MB and ${pluginLimits.files} files, without folders in their names.`,
    heading('box', 'How a gateway runs it'),
    'At each start size, SHA-256, Ed25519 signature, id and version, and rights are checked again. `NETPANE_PLUGIN_RIGHTS` is all that the owner of the gateway allows; a plugin that wants more is refused. The example agent (`examples/device-agent`) uses the strongest of these that the machine has:',
    table(
      ['Way', 'Needs', 'Limits'],
      [
        [
          'systemd',
          'root and systemd',
          'a unit for once: own user, memory, half a processor, 40 tasks, read-only system, no network (but with <code>network</code>)',
        ],
        [
          'namespaces',
          'root, or user namespaces',
          'own namespaces of processes and network, own user (root), <code>prlimit</code> for files, processes and data, low priority',
        ],
        [
          'process',
          'containers and the like without namespaces',
          '<code>prlimit</code> and an own user alone; without <code>network</code> refused below Node.js 25',
        ],
      ],
    ),
    'All three add the permission model of Node.js: reads its own folder alone, writes no file, starts no program and no thread, loads no native code; nothing of the machine is in its environment. Besides:',
    '<ul><li>More than 20 % of a processor for 30 seconds, more memory than the manifest says, or more than 1 MB of output in 10 seconds ends it.</li><li>Switched off, removed, or with the agent, all its processes end and its folder goes.</li></ul>',
    table(
      ['State', 'Meaning'],
      Object.entries(runs).map(([run, meaning]) => [mono(run), meaning]),
    ),
    heading('shipped', 'Two that come with the product'),
    '`examples/plugins/speedtest` measures download, upload and latency to the cloud; `examples/plugins/snmp` reads ports, traffic and LLDP neighbours of any switch by SNMP v2c. The demo signs and publishes them with a key in its data folder (`demo-publisher.key`); elsewhere the operator does with a key of its own.',
  ),
};
