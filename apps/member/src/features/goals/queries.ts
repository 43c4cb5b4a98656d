import { type components, unwrap } from "@aangan/api/member";
import type { GoalActions, GoalText } from "@aangan/shell/goals/goals.tsx";
import { useLiveEvent } from "@aangan/shell/live/live.tsx";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { queryKeys } from "@/lib/query-keys";

/** The member's goals, with the present and with earlier coaches. */
export type GoalList = components["schemas"]["GoalList"];

const goalsQuery = queryOptions({
  queryKey: queryKeys.goals,
  queryFn: () => unwrap(api.GET("/api/goals")),
});

/**
 * The member's goals. They follow the event stream, also when another coach is chosen. A part of a screen that fetches
 * them itself does not fetch them again (`renew: false`).
 */
export function useGoals({ renew: fresh = true }: { renew?: boolean } = {}) {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: queryKeys.goals });
  useLiveEvent("goal", renew);
  useLiveEvent("user", renew);
  return useQuery({ ...goalsQuery, refetchOnMount: fresh ? "always" : false });
}

/** The member's actions on goals. Each throws an `ApiError`, and refetches the goals whatever the outcome. */
export function useGoalActions(): GoalActions {
  const client = useQueryClient();
  const done = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } finally {
      await client.invalidateQueries({ queryKey: queryKeys.goals });
    }
  };
  const one = ({ id }: { id: string }) => ({ params: { path: { id } } });
  return {
    propose: (body: GoalText) => done(unwrap(api.POST("/api/goals", { body }))),
    change: (goal, text) =>
      done(unwrap(api.PATCH("/api/goals/{id}", { ...one(goal), body: { ...text, version: goal.version } }))),
    agree: (goal) => done(unwrap(api.POST("/api/goals/{id}/agree", { ...one(goal), body: { version: goal.version } }))),
    close: (goal, state) =>
      done(unwrap(api.POST("/api/goals/{id}/close", { ...one(goal), body: { state, version: goal.version } }))),
    reopen: (goal) => done(unwrap(api.POST("/api/goals/{id}/reopen", one(goal)))),
    takeBack: (goal) => done(unwrap(api.DELETE("/api/goals/{id}", one(goal)))),
  };
}
