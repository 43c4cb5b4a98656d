/** For stories: the same story in a window of 360 px, the narrowest phone that must work. */
export const onPhone = {
  parameters: {
    viewport: { options: { phone: { name: "Phone, 360 px", styles: { width: "360px", height: "740px" } } } },
  },
  globals: { viewport: { value: "phone" } },
};

/** For stories: a window of 1440 px. */
export const onDesktop = {
  parameters: {
    viewport: { options: { desktop: { name: "Desktop, 1440 px", styles: { width: "1440px", height: "900px" } } } },
  },
  globals: { viewport: { value: "desktop" } },
};
