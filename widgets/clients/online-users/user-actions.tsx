import { useMemo, useState, type ReactNode } from 'react';
import type { OnlineUser } from '../../../src/api/contract/client';
import { BlockDialog, clientText, LimitDialog, NameDialog, useClientCommands } from '../shared';
import { useConfirm } from '../../../src/ui/dialog';
import { Ban, Gauge, Pencil, UserX } from '../../../src/ui/icon';
import type { BatchAction, RowAction } from '../../../src/ui/table';
import type { Run } from '../../../src/ui/tasks';
import { onlineUsersText as text } from './online-users.text';

/** A dialog that is open: for one terminal, or for a run over many that waits for it. */
type Asked =
  | { what: 'limit' | 'block' | 'name'; row: OnlineUser }
  | { what: 'limit' | 'block'; count: number; give: (run: Run | undefined) => void };

/** What can be done with one terminal and with many, and the dialogs that ask for more. */
export function useUserActions(manage: boolean, open: (id: string) => void) {
  const commands = useClientCommands();
  const confirm = useConfirm();
  const [asked, ask] = useState<Asked>();

  const actions = useMemo(() => {
    const kick = async ({ id, name }: OnlineUser) => {
      const body = clientText.kickAsk(clientText.quoted(name));
      const agreed = await confirm({ title: clientText.kick, body, detail: clientText.kickDetail, danger: true });
      if (agreed) commands.one(clientText.kick, id, name, commands.kick);
    };
    return (row: OnlineUser): readonly RowAction[] => {
      const timeline = { key: 'timeline', label: text.timeline, onSelect: () => open(row.id) };
      if (!manage) return [timeline];
      return [
        timeline,
        { key: 'kick', label: clientText.kick, disabled: row.online === false, onSelect: () => void kick(row) },
        { key: 'limit', label: clientText.limit, icon: <Gauge />, onSelect: () => ask({ what: 'limit', row }) },
        { key: 'name', label: clientText.rename, icon: <Pencil />, onSelect: () => ask({ what: 'name', row }) },
        {
          key: 'block',
          label: clientText.block,
          icon: <Ban />,
          danger: true,
          onSelect: () => ask({ what: 'block', row }),
        },
      ];
    };
  }, [manage, open, confirm, commands]);

  const batchActions = useMemo<readonly BatchAction[]>(() => {
    const prepare = (what: 'limit' | 'block') => (count: number) =>
      new Promise<Run | undefined>((give) => ask({ what, count, give }));
    return [
      {
        key: 'kick',
        label: clientText.kick,
        icon: <UserX />,
        run: commands.kick,
        confirm: (count) => ({
          title: clientText.kick,
          body: clientText.kickAsk(clientText.many(count)),
          detail: clientText.kickDetail,
          danger: true,
        }),
      },
      { key: 'limit', label: clientText.limit, icon: <Gauge />, run: commands.kick, prepare: prepare('limit') },
      {
        key: 'block',
        label: clientText.block,
        icon: <Ban />,
        danger: true,
        run: commands.kick,
        prepare: prepare('block'),
      },
    ];
  }, [commands]);

  return { actions, batchActions, dialogs: asked && <Dialogs asked={asked} onClose={() => ask(undefined)} /> };
}

function Dialogs({ asked, onClose }: { asked: Asked; onClose: () => void }): ReactNode {
  const commands = useClientCommands();
  const many = 'count' in asked;
  const who = many ? clientText.many(asked.count) : clientText.quoted(asked.row.name);
  // A run that waits for the answer must hear of a dialog that is put away, too.
  const close = () => {
    if (many) asked.give(undefined);
    onClose();
  };
  const start = (what: string, run: Run) => {
    if (many) asked.give(run);
    else commands.one(what, asked.row.id, asked.row.name, run);
  };
  switch (asked.what) {
    case 'limit':
      return (
        <LimitDialog
          who={who}
          {...(!many && { initial: { down: asked.row.limit_down, up: asked.row.limit_up } })}
          onSubmit={(limits) => start(clientText.limit, commands.limit(limits))}
          onClose={close}
        />
      );
    case 'block':
      return (
        <BlockDialog
          who={who}
          onSubmit={(blocking) => start(clientText.block, commands.block(blocking))}
          onClose={close}
        />
      );
    case 'name':
      return (
        <NameDialog
          who={who}
          initial={asked.row.name}
          onSubmit={(name) => commands.rename(asked.row.id, name)}
          onClose={close}
        />
      );
  }
}
