import { useMemo, useRef, useState } from 'react';
import type { DeviceConfig } from '../../../../src/api/contract/config';
import type { SettingDetail } from '../../../../src/api/contract/setting';
import { diffRows, type ConfigDocument, type ConfigSection } from '../../../../src/domain/config';
import {
  checkSetting,
  lockedOf,
  sectionsWith,
  type SettingFacts,
  type SettingService,
} from '../../../../src/domain/service-setting';
import { useLeaveGuard } from '../../../../src/ui/form';
import { localize, type Staged } from '../../../../src/ui/staged';
import { ruleText } from '../../../../src/text';
import { settingText as text } from './setting.text';

/** Settings of a service that are being changed. */
export interface SettingDraft {
  /** As the parts of a staged configuration want it. */
  staged: Staged;
  sections: readonly ConfigSection[];
  /** Every section as it would be. */
  document: ConfigDocument;
  /** The same at this moment, for what a person does: the render that a handler was made in may be older. */
  now: () => ConfigDocument;
  /** What is wrong with a document. */
  troubles: (document: ConfigDocument) => DeviceConfig['problems'];
  changes: DeviceConfig['changes'];
  problems: DeviceConfig['problems'];
  reset: () => void;
}

/** Changes the settings of a service on a page; nothing is sent before somebody says so. */
export function useSettingDraft(
  service: SettingService,
  detail: SettingDetail,
  refresh: () => Promise<unknown>,
): SettingDraft {
  const [draft, show] = useState<ConfigDocument>({});
  const held = useRef<ConfigDocument>({});
  const setDraft = (next: ConfigDocument) => {
    held.current = next;
    show(next);
  };
  const before = detail.document as ConfigDocument;
  const document = useMemo(() => ({ ...before, ...draft }), [before, draft]);
  const choices = JSON.stringify(detail.choices);
  const sections = useMemo(
    () => sectionsWith(service, JSON.parse(choices) as SettingFacts['choices']).map(localize),
    [service, choices],
  );
  const changes = sections.flatMap((section) =>
    diffRows(section, before[section.key] ?? [], document[section.key] ?? []),
  );
  const troubles = (given: ConfigDocument) => troublesOf(service, sections, detail, given);
  const problems = troubles(document);
  useLeaveGuard(changes.length > 0);
  const config: DeviceConfig = {
    ...{ id: detail.gwid, kind: 'gateway', remark: detail.remark, online: detail.online, simulated: detail.simulated },
    ...{ running_version: 0, version: 0, rev: 0, draft_by: null, draft_at: null, stale: false, delivery: null },
    ...{ document: detail.document, draft: draft as DeviceConfig['draft'], changes, problems, vlans: detail.vlans },
  };
  const nothing = () => Promise.reject(new Error('settings of services have no versions'));
  const staged: Staged = {
    config,
    error: undefined,
    refresh,
    busy: false,
    rowsOf: (section) => document[section] ?? [],
    kept: (section) => before[section] ?? [],
    edit: (section, change) => {
      setDraft({ ...held.current, [section]: change(held.current[section] ?? before[section] ?? []) });
      return Promise.resolve();
    },
    check: () => Promise.resolve(problems.length),
    discard: () => Promise.resolve(setDraft({})),
    ...{ apply: nothing, retry: nothing, take: nothing, rollback: nothing, importRunning: nothing, overwrite: nothing },
  };
  const now = () => ({ ...before, ...held.current });
  return { staged, sections, document, now, troubles, changes, problems, reset: () => setDraft({}) };
}

function troublesOf(
  service: SettingService,
  sections: readonly ConfigSection[],
  detail: SettingDetail,
  document: ConfigDocument,
): DeviceConfig['problems'] {
  const of = (key: string, field: string, row: string) => {
    const section = sections.find((one) => one.key === key);
    const label = section?.fields.find((one) => one.name === field)?.label ?? field;
    const found = document[key]?.find(({ id }) => id === row);
    return { label, at: section?.label ?? key, name: section && found ? section.nameOf(found) : '' };
  };
  const wrong = checkSetting(service, document, detail).map(({ section, row, field, failure }) => {
    const { label, at, name } = of(section, field, row);
    return { section, row, field, label: at, name, text: ruleText(failure, label) };
  });
  const locked = lockedOf(service, detail.tier, document).map(({ section, row, field }) => {
    const { label, at, name } = of(section, field, row);
    return { section, row, field, label: at, name, text: text.locked(label) };
  });
  return [...wrong, ...locked];
}
