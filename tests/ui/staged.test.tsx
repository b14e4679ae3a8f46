import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ClientContext, createClient } from '../../src/api';
import { draftConflict } from '../../src/api/contract/config';
import type { ConfigDocument, ConfigSection } from '../../src/domain/config';
import { UiRoot } from '../../src/ui/root';
import { keptAnswers, stagedDevice } from '../../src/ui/staged/staged.fixture';
import { SectionForm, StagedFrame, useStaged, type Staged } from '../../src/ui/staged';

afterEach(cleanup);

const settings = (key: string, label: string): ConfigSection => ({
  ...{ key, label, kind: 'gateway', noun: '设置', single: true, most: 1, nameOf: () => label },
  fields: [
    { name: 'name', label: `${label}名称`, kind: 'text', initial: '' },
    { name: 'enabled', label: `${label}启用`, kind: 'flag', initial: true },
  ],
});
const lan = settings('lan', '内网');
const wan = settings('wan', '外网');
const sources = { wan: [], lan: [] };

const path = `/api/v3/config/device/${stagedDevice}`;
const kept = (keptAnswers as unknown as Record<string, object>)[path]!;
const row = { id: 'settings', name: '', enabled: true };

/** A server with one device, which refuses a change of a draft that is not the newest. */
function openDevice() {
  const state = { rev: 0, draft: undefined as ConfigDocument | undefined, refused: 0 };
  const config = () => ({
    ...{ ...kept, ...state, draft: state.draft ?? null, document: { lan: [row], wan: [row] } },
    changes: Object.keys(state.draft ?? {}).map((section) => ({
      ...{ section, label: section, op: 'changed', row: row.id, name: section, fields: [] },
    })),
  });
  const save = (rev: number, section: string, rows: ConfigDocument[string]) => {
    if (rev !== state.rev) {
      state.refused++;
      return { code: draftConflict, message: '已修改了草稿' };
    }
    Object.assign(state, { rev: state.rev + 1, draft: { ...state.draft, [section]: rows } });
    return { code: 2000, message: '', data: config() };
  };
  const client = createClient({
    baseUrl: 'https://test.invalid',
    fetch: async (request) => {
      if (new URL(request.url).pathname === path) return Response.json({ code: 2000, message: '', data: config() });
      if (request.method !== 'POST') return Response.json({ code: 5000, message: '' }, { status: 500 });
      const { rev, section, rows } = (await request.json()) as { rev: number; section: string; rows: [] };
      return Response.json(save(rev, section, rows));
    },
  });
  return { state, save, client };
}

/** The page of a device; `children` stand beside its forms. */
function Page({ children }: { children?: (staged: Staged) => ReactNode }) {
  const staged = useStaged(stagedDevice);
  return (
    <StagedFrame staged={staged}>
      {staged.config && (
        <>
          <SectionForm staged={staged} section={lan} sources={sources} />
          <SectionForm staged={staged} section={wan} sources={sources} />
          {children?.(staged)}
        </>
      )}
    </StagedFrame>
  );
}

function show(children?: (staged: Staged) => ReactNode) {
  const device = openDevice();
  render(
    <ClientContext value={device.client}>
      <UiRoot>
        <Page>{children}</Page>
      </UiRoot>
    </ClientContext>,
  );
  return device;
}

const send = '保存并下发';
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** Presses in the very frame in which the button is there, before any effect of that frame ran. */
function PressAtOnce() {
  const pressed = useRef(false);
  useLayoutEffect(() => {
    const button = screen.queryByRole<HTMLButtonElement>('button', { name: send });
    if (pressed.current || !button || button.disabled) return;
    pressed.current = true;
    button.click();
  });
  return null;
}

describe('a draft', () => {
  it('takes what is typed when it is sent in the frame that shows an earlier change', async () => {
    const off = { ...row, enabled: false };
    const { state } = show((staged) => (
      <>
        <button onClick={() => void staged.edit('lan', () => [off])}>关闭内网</button>
        <PressAtOnce />
      </>
    ));
    await type('内网名称', '办公');
    fireEvent.click(screen.getByText('关闭内网'));
    expect(await screen.findByRole('dialog', { name: '核对并下发' })).toBeTruthy();
    expect(state.refused).toBe(0);
    // The form, a frame behind, does not take the earlier change back.
    expect(state.draft).toEqual({ lan: [{ id: 'settings', name: '办公', enabled: false }] });
  });

  it('takes along what is typed in two forms', async () => {
    const device = show((staged) => <button onClick={() => void staged.edit('dns', () => [])}>改域名</button>);
    await type('内网名称', '办公');
    await type('外网名称', '专线');
    fireEvent.click(screen.getByText('改域名'));
    fireEvent.click(await screen.findByRole('button', { name: send }));
    expect(await screen.findByRole('dialog', { name: '核对并下发' })).toBeTruthy();
    expect(device.state.refused).toBe(0);
    expect(device.state.draft).toMatchObject({ lan: [{ name: '办公' }], wan: [{ name: '专线' }] });
  });

  it('takes two changes that are made at once, one after the other', async () => {
    const { state } = show((staged) => (
      <button
        onClick={() => {
          void staged.edit('lan', (rows) => rows.map((one) => ({ ...one, name: '办公' })));
          void staged.edit('lan', (rows) => rows.map((one) => ({ ...one, enabled: false })));
        }}
      >
        都改
      </button>
    ));
    fireEvent.click(await screen.findByText('都改'));
    await waitFor(() => expect(state.rev).toBe(2));
    expect(state.refused).toBe(0);
    expect(state.draft).toEqual({ lan: [{ id: 'settings', name: '办公', enabled: false }] });
  });

  it('refuses a change of a draft that somebody else changed, and takes it after the newest was read', async () => {
    const edits: Promise<unknown>[] = [];
    const { state, save } = show((staged) => (
      <button onClick={() => edits.push(staged.edit('lan', (rows) => rows.map((one) => ({ ...one, name: '办公' }))))}>
        改名
      </button>
    ));
    const button = await screen.findByText('改名');
    save(0, 'wan', []);
    fireEvent.click(button);
    await expect(edits[0]).rejects.toThrow('已修改了草稿');
    expect(state.draft).toEqual({ wan: [] });
    // At once: what was read counts, whether it is on the screen yet or not.
    fireEvent.click(button);
    await edits[1];
    expect(state.draft).toMatchObject({ wan: [], lan: [{ name: '办公' }] });
  });

  it('that may not be meant is sent only after that was confirmed, by name', async () => {
    const warnings = [{ kind: 'uplink_off', section: 'ports', name: '24', hits: ['二楼中庭'] }];
    const { state } = show((staged) => <button onClick={() => void staged.edit('lan', () => [])}>关闭端口</button>);
    Object.assign(state, { warnings });
    fireEvent.click(await screen.findByText('关闭端口'));
    fireEvent.click(await screen.findByRole('button', { name: send }));
    const dialog = within(await screen.findByRole('dialog', { name: '核对并下发' }));
    expect(dialog.getByText(/端口 24 是上联口：关闭后本交换机和 二楼中庭 都会断开/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: /下发 1 项修改/ }));
    expect(await dialog.findByText(/必须填写/)).toBeTruthy();
  });
});
