export { type Late, late } from "./late";
export { type LateDialog, type LateDialogProps, type LateDialogWords, lateDialog } from "./late-dialog";
