import { useState } from 'react';
import { styled } from 'styled-components';
import { date } from '../../../src/format';
import { token } from '../../../src/theme';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Segmented } from '../../../src/ui/segmented';
import { Simulated } from '../../../src/ui/simulated';
import { useToast } from '../../../src/ui/toast';
import { BindMany } from '../shared/bind/bind-many';
import { BindOne } from '../shared/bind/bind-one';
import { bindText as text } from '../shared/bind/bind.text';
import { useKept } from './bind-dialog.data';

/** Takes a gateway into the account by what is printed on its label. */
export function BindDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [many, setMany] = useState(false);
  const toast = useToast();
  const bound = () => {
    toast.success(text.bound);
    onClose();
  };
  return (
    <Dialog open={open} title={text.bind} onClose={onClose}>
      <Ways>
        <Segmented
          label={text.howMany}
          value={many ? 'many' : 'one'}
          onChange={(value) => setMany(value === 'many')}
          options={[
            { value: 'one', label: text.one },
            { value: 'many', label: text.many },
          ]}
        />
      </Ways>
      {many ? <BindMany onDone={onClose} onCancel={onClose} /> : <BindOne onBound={bound} onCancel={onClose} />}
      <Kept onBack={onClose} />
    </Dialog>
  );
}

/** Gateways that were given back lately: they come back as they were, without their key. */
function Kept({ onBack }: { onBack: () => void }) {
  const { act } = useAct();
  const { kept, restore } = useKept();
  if (!kept || kept.total === 0) return null;
  return (
    <KeptList aria-label={text.kept}>
      <h3>{text.kept}</h3>
      <ul>
        {kept.list.map(({ gwid, remark, until, backups, simulated }) => (
          <li key={gwid}>
            <span>
              {remark} {simulated && <Simulated />}
              <small>{text.keptFact(date(until), backups)}</small>
            </span>
            <Button
              size="sm"
              aria-label={`${text.keptRestore} ${remark}`}
              busy={restore.busy}
              onClick={() => void act(() => restore.run({ gwid }), { said: text.keptDone, then: onBack })}
            >
              {text.keptRestore}
            </Button>
          </li>
        ))}
      </ul>
    </KeptList>
  );
}

const KeptList = styled.section`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  padding-top: 12px;
  border-top: 1px solid ${token('border')};
  & > h3 {
    margin: 0;
    font-size: 14px;
    font-weight: 500;
  }
  & > ul {
    display: grid;
    gap: 8px;
    max-height: 200px;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
  }
  & li {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
  }
  & small {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;

const Ways = styled.div`
  margin-bottom: 16px;
`;
