import { useState } from 'react';
import { useClient, useWrite } from '../../../src/api';
import { sdwanPause, sdwanSave, type Network } from '../../../src/api/contract/sdwan';
import { ruleKinds } from '../../../src/domain/sdwan';
import { date } from '../../../src/format';
import { maxLength, required } from '../../../src/rules';
import { usePlace } from '../../../src/session/place';
import { checks } from '../../../src/text';
import { sdwanText } from '../../../src/text/sdwan.text';
import { useAct } from '../../../src/ui/act';
import { Button, IconButton } from '../../../src/ui/button';
import { DeviceHead, Fact } from '../../../src/ui/device';
import { TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import {
  Activity,
  CirclePause,
  CirclePlay,
  Gauge,
  Map,
  Network as NetworkIcon,
  Pencil,
  Route,
} from '../../../src/ui/icon';
import { Menu } from '../../../src/ui/menu';
import { PageActions } from '../../../src/ui/page';
import { Simulated } from '../../../src/ui/simulated';
import { Status } from '../../../src/ui/status';
import { examinationPlace, mapPlace, pagesOf, rulesPlace } from '../shared/pages';
import { membersOf, networkStateKinds } from '../shared/state-kinds';
import { Package } from './package';
import { sdwanManageText as text } from './sdwan-manage.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

const affected = ['/api/v3/sdwan/'];
/** Longest name of a network, in characters; the server holds it too. */
const longestName = 30;
const nameRule = (name: string | undefined) => checks<string>(text.name, required, maxLength(longestName))(name);

/** What is seen of a network: its drawing, or the bandwidth of its members. */
export type View = 'topology' | 'width';

interface NetworkHeadProps {
  network: Network;
  view: View;
  manage: boolean;
  /** Something is not saved. */
  dirty: boolean;
}

/** Which network it is, what pays for it, and what can be done with it as a whole. */
export function NetworkHead({ network, view, manage, dirty }: NetworkHeadProps) {
  const place = usePlace();
  const { act } = useAct();
  const pausing = useWrite(sdwanPause, affected);
  const { personal } = useClient();
  const [renaming, setRenaming] = useState(false);
  const { id, name, state, topology, members, tier_name, expires_at } = network;
  const pages = pagesOf[network.service];
  const other = view === 'width' ? pages.manage : pages.width;
  const centre = network.member_list.find(({ role }) => role === 'main') ?? network.member_list[0];
  const pause = () => {
    const paused = state !== 'paused';
    return act(() => pausing.run({ id, paused }), {
      confirm: paused && { title: text.pause, body: text.pauseAsk(name), detail: text.pauseDetail, danger: true },
      said: paused ? text.paused : text.resumed,
    });
  };
  return (
    <>
      <DeviceHead
        name={name}
        beside={
          <>
            <Status kind={networkStateKinds[state]}>{sdwanText.states[state]}</Status>
            {network.simulated && <Simulated />}
            {manage && network.owned !== null && (
              <IconButton label={text.rename} size="sm" disabled={dirty} onClick={() => setRenaming(true)}>
                <Pencil />
              </IconButton>
            )}
          </>
        }
      >
        <Fact name={text.topology} value={sdwanText.topologies[network.topology]} />
        <Fact name={text.members} value={membersOf(network)} />
        <Fact
          name={text.inForce}
          value={`${network.member_list.filter(({ applied }) => applied).length} / ${members}`}
        />
        <Fact name={text.tier} value={soldNames.said(tier_name) || text.noTier} />
        <Fact name={text.expires} value={expires_at === null ? '' : date(expires_at)} />
      </DeviceHead>
      {manage && (
        <PageActions>
          {centre && (
            <Button icon={<Map />} onClick={() => place.go(mapPlace(network, centre.gwid, topology))}>
              {text.map}
            </Button>
          )}
          <Button icon={<Activity />} onClick={() => place.go(examinationPlace(network))}>
            {text.examine}
          </Button>
          <Menu
            label={text.rules}
            trigger={<Button icon={<Route />}>{text.rules}</Button>}
            items={ruleKinds.map((kind) => ({
              key: kind,
              label: text.ruleNames[kind],
              onSelect: () => place.go(rulesPlace(network, kind)),
            }))}
          />
          {other && (
            <Button
              icon={view === 'width' ? <NetworkIcon /> : <Gauge />}
              onClick={() => place.go({ name: other, query: { id } })}
            >
              {view === 'width' ? text.label : text.width}
            </Button>
          )}
          {personal && network.owned !== null && <Package owned={network.owned} ended={state === 'expired'} />}
          {state !== 'expired' && (
            <Button
              icon={state === 'paused' ? <CirclePlay /> : <CirclePause />}
              busy={pausing.busy}
              onClick={() => void pause()}
            >
              {state === 'paused' ? text.resume : text.pause}
            </Button>
          )}
        </PageActions>
      )}
      {renaming && <Rename network={network} onClose={() => setRenaming(false)} />}
    </>
  );
}

function Rename({ network, onClose }: { network: Network; onClose: () => void }) {
  const saving = useWrite(sdwanSave, affected);
  const { id, rev } = network;
  const submit = async ({ name }: { name: string }) => {
    await saving.run({ id, rev, name: name.trim() });
    onClose();
  };
  return (
    <FormDialog
      title={text.rename}
      ok={verbs.save}
      initial={{ name: network.name }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required maxLength={longestName} rules={[nameRule]} />
    </FormDialog>
  );
}
