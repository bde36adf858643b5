import os

from django.contrib.auth import logout
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import include, path
from rest_framework import routers

from city import api
from city.models import Place

router = routers.DefaultRouter()
router.register("listings", api.PlaceViewSet)
router.register("favourites", api.FavouriteViewSet, basename="favourite")


def list_places(request):
    places = Place.objects.all()[:3]
    return render(request, "places.html", {"places": places, **describe_page(request)})


def show_place(request, slug):
    place = get_object_or_404(Place, slug=slug)
    return render(request, "place.html", {"place": place, **describe_page(request)})


def log_out(request):
    logout(request)
    return redirect("/")


def describe_page(request):
    """The widgets' files are on another host, so that the address of the API is a whole one."""
    config = {
        "name": "The city",
        "apiBase": request.build_absolute_uri("/api/v2/"),
        "links": {
            "others": False,
            "listing": "/places/{slug}/",
            # The dialogs are the widgets' own; pages for what they do this CMS does not have.
            "login": False,
            "onboarding": False,
            "password": False,
            "dashboard": False,
            "facebookLogin": False,
        },
    }
    return {"files": os.environ["FILES_ORIGIN"], "config": config}


urlpatterns = [
    path("", list_places),
    path("places/<slug:slug>/", show_place),
    path("profiles/logout", log_out),
    path("api/v2/profiles/hi/", api.HiView.as_view()),
    path("api/v2/profiles/me/", api.MeView.as_view()),
    path("api/v2/profiles/email-login/", api.LogInView.as_view()),
    path("api/v2/profiles/email-registration/", api.RegisterView.as_view()),
    path("api/v2/", include(router.urls)),
]
