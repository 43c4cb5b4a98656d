export {
  currentToast,
  dismissToast,
  onToastChange,
  type ShownToast,
  TOAST_DURATION_MS,
  type ToastOptions,
  toast,
} from "./store";
export { Toaster, type ToasterProps } from "./toaster";
