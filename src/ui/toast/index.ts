export { ToastOutlet, useToast } from './toast';
