export { AlertDialog, AlertDialogFrame, type AlertDialogFrameProps, type AlertDialogProps } from "./alert-dialog";
export { AlertNotice, type AlertNoticeProps } from "./alert-notice";
