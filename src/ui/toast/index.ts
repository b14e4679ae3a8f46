export { ToastOutlet, useToast, type Toaster } from './toast';
export type { ToastKind } from './toast-card';
