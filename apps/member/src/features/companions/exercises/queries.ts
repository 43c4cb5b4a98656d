import { ApiError } from "@aangan/api/errors";
import { type components, unwrap } from "@aangan/api/member";
import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";
import type { CompanionCode } from "../address";

/** The member's way through an exercise. */
export type ExerciseRun = components["schemas"]["ExerciseRun"];

/** The texts around an exercise, in its language. */
export type ExerciseWords = components["schemas"]["Words"];

/** What companions remember. */
export type CompanionMemory = components["schemas"]["CompanionMemory"];

/** The language of exercises. */
export type ExerciseLanguage = CompanionMemory["language"];

/** An answer to a step; without a choice and a text the step is skipped. */
export interface ExerciseReply {
  step: string;
  choice?: string;
  text?: string;
}

// No live event reports an exercise on another device, so these queries are refetched on focus.
const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const;

const listQuery = queryOptions({
  ...fresh,
  queryKey: queryKeys.companions.exercises,
  queryFn: () => unwrap(api.GET("/api/exercises")),
});

/** All exercises, in the member's language for exercises. */
export function useExercises() {
  return useQuery(listQuery);
}

const memoryQuery = queryOptions({
  ...fresh,
  queryKey: queryKeys.companions.memory,
  queryFn: () => unwrap(api.GET("/api/companion-memory")),
});

/** What companions remember about the member. */
export function useMemory() {
  return useQuery(memoryQuery);
}

const at = (id: string) => ({ params: { path: { id } } });

const runQuery = (code: string, companion: CompanionCode) =>
  queryOptions({
    queryKey: queryKeys.companions.exercise(code),
    queryFn: async (): Promise<ExerciseRun> => {
      try {
        return await unwrap(api.GET("/api/exercises/{id}", at(code)));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        // It was never started, or was deleted.
        return await unwrap(api.POST("/api/exercises/{id}", { ...at(code), body: { companion } }));
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** The member's place in an exercise, which opening it starts. */
export function useExercise(code: string, companion: CompanionCode) {
  return useQuery(runQuery(code, companion));
}

/** The member's actions on an exercise. Each throws an `ApiError`. */
export function useExerciseActions(code: string, companion: CompanionCode) {
  const client = useQueryClient();
  return useMemo(() => {
    const shown = async (call: Promise<ExerciseRun>): Promise<ExerciseRun> => {
      const run = await call;
      client.setQueryData(runQuery(code, companion).queryKey, run);
      refetchLists(client);
      return run;
    };
    const start = (language?: ExerciseLanguage) =>
      shown(unwrap(api.POST("/api/exercises/{id}", { ...at(code), body: { companion, language } })));
    return {
      start,
      answer: async (reply: ExerciseReply) => {
        const body = { ...reply, id: crypto.randomUUID() };
        const answered = await unwrap(api.POST("/api/exercises/{id}/answer", { ...at(code), body }));
        await shown(Promise.resolve(answered.run));
        if (answered.toTalk) await client.invalidateQueries({ queryKey: queryKeys.companions.talk(companion) });
        return answered;
      },
      back: () => shown(unwrap(api.POST("/api/exercises/{id}/back", at(code)))),
      remind: (time: Date | null) =>
        shown(
          unwrap(api.POST("/api/exercises/{id}/reminder", { ...at(code), body: { at: time?.toISOString() ?? "" } })),
        ),
      /** Deletes the run and starts another. */
      restart: async (run: ExerciseRun) => {
        await unwrap(api.DELETE("/api/exercise-runs/{id}", at(run.id)));
        return start(run.language);
      },
      refetch: () => client.invalidateQueries({ queryKey: queryKeys.companions.exercise(code) }),
    };
  }, [client, code, companion]);
}

function refetchLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.companions.exercises, exact: true });
  void client.invalidateQueries({ queryKey: queryKeys.companions.memory });
}

/** Changes what companions remember. Throws an `ApiError`. */
export async function saveMemory(
  client: QueryClient,
  change: (memory: { language: ExerciseLanguage; called: string; avoided: string[] }) => object,
): Promise<void> {
  const kept = await client.fetchQuery({ ...memoryQuery, staleTime: 0 });
  const { language, called } = kept;
  const before = { language, called, avoided: kept.avoided.map(({ id }) => id) };
  const memory = await unwrap(api.PUT("/api/companion-memory", { body: { ...before, ...change(before) } }));
  client.setQueryData(memoryQuery.queryKey, memory);
  await client.invalidateQueries({ queryKey: queryKeys.companions.exercises });
}

/** Deletes one run of an exercise for good. Throws an `ApiError`. */
export async function deleteRun(client: QueryClient, id: string): Promise<void> {
  await unwrap(api.DELETE("/api/exercise-runs/{id}", at(id)));
  await client.invalidateQueries({ queryKey: queryKeys.companions.exercises });
  await client.invalidateQueries({ queryKey: queryKeys.companions.memory });
}

/** Deletes all that companions remember. Throws an `ApiError`. */
export async function deleteMemory(client: QueryClient): Promise<void> {
  await unwrap(api.DELETE("/api/companion-memory"));
  client.removeQueries({ queryKey: queryKeys.companions.exercises });
  await client.invalidateQueries({ queryKey: queryKeys.companions.memory });
}

/** Puts values into a text of the server: `{n}` is replaced by `values.n`. */
export function insert(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
