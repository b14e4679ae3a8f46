import { usePlace } from '../../../../src/session/place';
import { Tabs } from '../../../../src/ui/tabs';
import { siteText as text } from './site.text';

/** Pages of templates. */
const pages = {
  ssid: 'template_wireless.wireless',
  radio: 'template_wireless.ac',
  site: 'template_site',
} as const;
/** One of them. */
export type TemplateTab = keyof typeof pages;

/** The pages of templates beside each other. */
export function TemplateTabs({ value }: { value: TemplateTab }) {
  const { go } = usePlace();
  return (
    <Tabs<TemplateTab>
      label={text.tabsLabel}
      value={value}
      onChange={(key) => go({ name: pages[key] })}
      items={(['ssid', 'radio', 'site'] as const).map((key) => ({ key, label: text.tabs[key] }))}
    />
  );
}
