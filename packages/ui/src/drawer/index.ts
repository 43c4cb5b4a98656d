export {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  type DrawerContentProps,
  DrawerFooter,
  DrawerTitle,
  DrawerTrigger,
} from "./drawer";
