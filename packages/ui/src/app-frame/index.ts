export {
  AppFrame,
  type AppFrameProps,
  MAIN_ID,
  PageHeader,
  type PageHeaderProps,
  SkipLink,
  TopBar,
  type TopBarProps,
} from "./app-frame";
export { NavList, type NavListProps } from "./nav-list";
export { PhoneBar, type PhoneBarProps } from "./phone-bar";
export { CoachRail, type CoachRailProps, FramePersonRow, MemberSidebar, type MemberSidebarProps } from "./sidebar";
export { type FramePerson, isCurrent, type LinkComponent, type NavItem, type PhoneMenu } from "./types";
