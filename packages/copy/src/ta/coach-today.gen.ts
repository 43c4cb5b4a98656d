export * from "../en/coach-today.gen";
