import { useEffect, useState } from 'react';
import { useRead, useWrite, type InputOf } from '../../../src/api';
import {
  apTemplate,
  apTemplateOverride,
  apTemplatePages,
  apTemplatePreview,
  apTemplateSave,
} from '../../../src/api/contract/ap-template';
import { filterOptions } from '../../../src/api/contract/device';
import type { OverrideLevel } from '../../../src/domain/ap-template';

/** What a change touches. */
const touched = ['/api/v3/template/ap/', '/api/v3/job/'];
/** Milliseconds without a key before the effect of what was typed is asked for. */
const pause = 400;

/** A template with what differs from it; none: nothing is read. */
export const useTemplate = (id: string) => useRead(apTemplate, id ? { id } : null);
/** Makes a template or changes it. */
export const useSave = () => useWrite(apTemplateSave, touched);
/** What a level below has otherwise. */
export const useOverride = () => useWrite(apTemplateOverride, touched);
/** Pages that guests can sign in on. */
export const usePages = (asked: boolean) => useRead(apTemplatePages, asked ? {} : null);
/** Groups and models to choose from. */
export const useOptions = (kind: 'gateway' | 'ap') => useRead(filterOptions, { kind });

/** What saving would touch, a moment after the last change. */
export function usePreview(input: InputOf<typeof apTemplatePreview> | null) {
  const [settled, settle] = useState(input);
  const key = JSON.stringify(input);
  useEffect(() => {
    const timer = setTimeout(() => settle(JSON.parse(key) as typeof input), pause);
    return () => clearTimeout(timer);
  }, [key]);
  return { ...useRead(apTemplatePreview, settled, { keep: true }), late: JSON.stringify(settled) !== key };
}

/** Somewhere that may have something otherwise. */
export interface Subject {
  level: OverrideLevel;
  id: string;
}
