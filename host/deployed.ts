import { deploy, type Deployment } from '../src/domain/deployment';

/** Takes over what the page carries: `<script type="application/json" id="netpane-settings">`. Text that is none is passed over. */
export function readDeployment(): void {
  const text = document.getElementById('netpane-settings')?.textContent;
  if (!text) return;
  try {
    deploy(JSON.parse(text) as Partial<Deployment>);
  } catch (error) {
    reportError(error);
  }
}
