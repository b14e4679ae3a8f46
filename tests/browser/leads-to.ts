import type { Page } from 'playwright-core';

/** Pages that no link leads to but buttons, one press after the other, by the page where they stand. */
export const buttons: Readonly<Record<string, readonly (readonly string[])[]>> = {
  networks: [['网络分组']],
  network: [
    ['更多', '认证'],
    ['更多', '网络资产'],
  ],
  ap_index: [['选择本页全部', '批量编辑']],
  fire_wall: [['防火墙分组']],
  sdwan: [['新建组网'], ['分组'], ['新建节点']],
  sdwan_account: [['组织架构']],
  'sdwan.manage': [
    ['地图'],
    ['体检'],
    ['规则', '链路策略'],
    ['规则', '过滤规则'],
    ['规则', '安全策略'],
    ['规则', '应用发布'],
  ],
  'open.network': [['新建组网']],
  'open.network.manage': [['带宽']],
  template_manage: [['的更多操作', '预览']],
  template_wireless: [['新建 SSID'], ['AC 射频']],
  template_site: [['新建站点模板']],
  'template_wireless.ac': [['新建 AC 模板']],
  preconfigured: [['导入设备']],
  overseas_speedup_default: [['申请成员'], ['批量申请']],
  'open.iptv.config': [['备用配置']],
  'customer_service.orders': [['提交工单']],
};

/** Where presses lead, as links of the page; nobody goes there. */
export const leadsTo = (page: Page, presses: readonly (readonly string[])[]) =>
  page.evaluate(async (all) => {
    const pressable = 'button, a, label, input, [role=menuitem], [role=tab], [role=radio]';
    const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
    /** What is called so, or else what ends so: a menu has the name of its row. */
    const named = (name: string) => {
      const there = [...document.querySelectorAll<HTMLElement>(pressable)].filter(
        (one) => !one.matches(':disabled') && one.checkVisibility(),
      );
      return there.find((one) => nameOf(one).startsWith(name)) ?? there.find((one) => nameOf(one).endsWith(name));
    };
    const frame = () => new Promise((done) => setTimeout(done, 16));
    const until = async <T>(look: () => T | undefined) => {
      for (let frames = 0; frames < 300; frames++) {
        const found = look();
        if (found !== undefined) return found;
        await frame();
      }
      return undefined;
    };
    const found: { href: string; text: string; inside: boolean }[] = [];
    const real = history.pushState.bind(history);
    for (const names of all) {
      let to: string | undefined;
      history.pushState = (_, __, address) => void (to = String(address));
      for (const name of names) (await until(() => named(name)))?.click();
      const text = names.join(' › ');
      found.push({ href: (await until(() => to)) ?? `nowhere, by ${text}`, text, inside: false });
      history.pushState = real;
    }
    return found;
  }, presses);
