import type { ReactNode } from 'react';
import {
  ChangeList,
  ConfigFields,
  DeliveryStrip,
  HoldTyped,
  RowDialog,
  SaveBar,
  SectionForm,
  SectionTable,
  StagedFrame,
  StagedSection,
  StagedSectionBody,
  useSources,
  useStaged,
  type Staged,
} from '.';
import { sectionOf } from '../../domain/config';
import { Story, type StoryProps } from '../../element/story';
import { Form } from '../form';
import { Ground } from '../story';
import { ApplyDialog } from './apply-dialog';
import { DifferenceTable } from './difference-table';
import { HistoryDrawer } from './history-drawer';
import { OnDevice } from './on-device';
import { OnDeviceDialog } from './on-device-dialog';
import { Unseen } from './unseen';
import {
  differing,
  differingAnswers,
  draftedAnswers,
  keptAnswers,
  stagedChanges,
  stagedDevice,
  stagedFailures,
  troubledAnswers,
  untoldAnswers,
} from './staged.fixture';

export default { title: 'ui / staged' };

const vlan = sectionOf('gateway', 'vlan')!;
const ipv6 = sectionOf('gateway', 'ipv6')!;
const nothing = () => undefined;
const none = { wan: ['wan1'], lan: ['lan1', 'lan2'] };

function Given({ children }: { children: (staged: Staged) => ReactNode }) {
  return children(useStaged(stagedDevice));
}
const On = ({ show, ...story }: Omit<StoryProps, 'children'> & { show: (staged: Staged) => ReactNode }) => (
  <Story {...story}>
    <Given>{show}</Given>
  </Story>
);
const list = (staged: Staged) => <StagedSection staged={staged} section="vlan" />;

export const Kept = () => <On answers={keptAnswers} show={list} />;

export const Drafted = () => <On answers={draftedAnswers} show={list} />;

export const Troubled = () => <On answers={troubledAnswers} show={list} />;

export const Nothing = () => (
  <On answers={keptAnswers} show={(staged) => <StagedSection staged={staged} section="port_mapping" />} />
);

export const Missing = () => (
  <On answers={keptAnswers} show={(staged) => <StagedSection staged={staged} section="gone" />} />
);

export const Failing = () => <On answers={stagedFailures} show={list} />;

export const Slow = () => <On delay={Infinity} show={list} />;

export const Dark = () => <On answers={draftedAnswers} dark show={list} />;

export const Narrow = () => <On answers={draftedAnswers} width={360} show={list} />;

/** The device was changed by hand. */
export const Differing = () => <On answers={differingAnswers} show={list} />;

export const DifferingOpen = () => (
  <On
    answers={differingAnswers}
    show={(staged) => staged.config && <OnDeviceDialog staged={staged} config={staged.config} onClose={nothing} />}
  />
);

/** What is asked before it is written over, and how it stands where nothing is known. */
export const DifferingParts = () => (
  <>
    <On
      answers={differingAnswers}
      show={(staged) =>
        staged.config && (
          <Form onSubmit={nothing} label="下发">
            <Unseen staged={staged} config={staged.config} onShown={nothing} />
          </Form>
        )
      }
    />
    <On answers={untoldAnswers} show={(staged) => <OnDevice staged={staged} />} />
    <Ground>
      <DifferenceTable {...differing} />
    </Ground>
  </>
);

/** What stands around a section, each for itself. */
export const Around = () => (
  <On
    answers={troubledAnswers}
    show={(staged) => (
      <>
        <DeliveryStrip staged={staged} onHistory={nothing} />
        <SaveBar staged={staged} />
      </>
    )}
  />
);

export const Framed = () => (
  <On
    answers={keptAnswers}
    show={(staged) => (
      <StagedFrame staged={staged}>
        <SectionTable staged={staged} section={vlan} sources={none} />
      </StagedFrame>
    )}
  />
);

/** Two sections in one frame, sent by one bar. */
export const Parts = () => (
  <On
    answers={draftedAnswers}
    show={(staged) => (
      <StagedFrame staged={staged}>
        <StagedSectionBody staged={staged} section="vlan" />
        <StagedSectionBody staged={staged} section="port_mapping" />
      </StagedFrame>
    )}
  />
);

export const Settings = () => (
  <On answers={keptAnswers} show={(staged) => <SectionForm staged={staged} section={ipv6} sources={none} />} />
);

function Typed({ staged }: { staged: Staged }) {
  const [row] = staged.rowsOf('vlan');
  const sources = useSources(stagedDevice);
  if (!row) return null;
  return (
    <Ground>
      <Form initial={row} onSubmit={nothing} guarded={false} label="VLAN">
        <ConfigFields section={vlan} row={row} vlans={new Set([1, 10])} sources={sources} across={nothing} />
        <HoldTyped />
      </Form>
    </Ground>
  );
}

export const Fields = () => <On answers={keptAnswers} show={(staged) => <Typed staged={staged} />} />;

export const Row = () => (
  <On
    answers={keptAnswers}
    show={(staged) => {
      const [row] = staged.rowsOf('vlan');
      return row && <RowDialog staged={staged} section={vlan} row={row} sources={none} onClose={nothing} />;
    }}
  />
);

export const Apply = () => (
  <On answers={troubledAnswers} show={(staged) => <ApplyDialog staged={staged} onClose={nothing} />} />
);

export const History = () => (
  <On answers={keptAnswers} show={(staged) => staged.config && <HistoryDrawer staged={staged} onClose={nothing} />} />
);

export const Changes = () => (
  <Ground>
    <ChangeList changes={stagedChanges} />
    <ChangeList changes={[]} />
  </Ground>
);
