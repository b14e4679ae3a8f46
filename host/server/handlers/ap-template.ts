import type * as contract from '../../../src/api/contract/ap-template';
import { adopt, removeTemplate, saveOverride, saveTemplate, setRight } from '../fleet/templates/change';
import { pagesOf } from '../fleet/templates/pages';
import { readPlaces, sitesOfPlace } from '../fleet/templates/places';
import { apPage, preview, readDrift, readTemplate, templatePage } from '../fleet/templates/read';
import type { Handlers } from '../kit/context/handler';

/** What access points are to be like by template. */
export const apTemplate: Handlers<typeof contract> = {
  apTemplates: async (context, input) => ({ data: await templatePage(context, input) }),
  apTemplate: async (context, { id }) => ({ data: await readTemplate(context, id) }),
  apTemplateAps: async (context, input) => ({ data: await apPage(context, input) }),
  apTemplateDrift: async (context, input) => ({ data: await readDrift(context, input) }),
  apTemplatePlaces: async (context, input) => ({ data: await readPlaces(context, input) }),
  apTemplateSites: async (context, input) => ({ data: await sitesOfPlace(context, input) }),
  apTemplatePreview: async (context, input) => ({ data: await preview(context, input) }),
  apTemplatePages: async (context) => ({ data: await pagesOf(context) }),
  apTemplateSave: async (context, input) => ({ data: await saveTemplate(context, input) }),
  apTemplateOverride: async (context, input) => ({ data: await saveOverride(context, input) }),
  async apTemplateAdopt(context, input) {
    await adopt(context, input);
    return { data: null };
  },
  apTemplateRight: async (context, input) => ({ data: await setRight(context, input) }),
  apTemplateRemove: async (context, { id }) => ({ data: await removeTemplate(context, id) }),
};
