import { useRead, useWrite } from '../../../src/api';
import { apTemplates } from '../../../src/api/contract/ap-template';
import { sdwanNetworks } from '../../../src/api/contract/sdwan';
import {
  sitePools,
  siteTemplate,
  siteTemplateFrom,
  siteTemplateSave,
  type SiteTemplateDetail,
} from '../../../src/api/contract/site-template';
import type { ApTemplateKind } from '../../../src/domain/ap-template';

/** A model as it travels. */
export type Model = SiteTemplateDetail['model'];

/** A model with its versions; none: nothing is read. */
export const useTemplate = (id: string) => useRead(siteTemplate, id ? { id } : null);
/** What a model of a gateway would be. */
export const useFrom = (gwid: string) => useRead(siteTemplateFrom, gwid ? { gwid } : null);
/** Makes a model or a version of one. */
export const useSave = () => useWrite(siteTemplateSave, ['/api/v3/template/site/']);
/** Pools to choose from. */
export const usePools = () => useRead(sitePools, { per_page: 100 });
/** Templates of access points to choose from. */
export const useApTemplates = (kind: ApTemplateKind) => useRead(apTemplates, { kind, per_page: 200 });
/** Networks to choose from. */
export const useNetworks = () => useRead(sdwanNetworks, { per_page: 200 });
