export { type LateDialog, type LateDialogProps, type LateDialogWords, lateDialog } from "./late-dialog";
